import { expect, it } from 'vitest';
import { openStage } from '../support.ts';

it('without WebAssembly SIMD the page says so and runs on the reference arithmetic', async () => {
  const stage = await openStage();
  try {
    const page = await stage.browser.newPage();
    // An engine without SIMD finds every module with vectors invalid; so does this worker.
    await page.route('**/lab-worker-*.js', async (route) => {
      const response = await route.fetch();
      const body = `WebAssembly.validate = () => false;\n${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.goto(stage.url);
    const note = page.getByText('reference core');
    await note.waitFor();
    await expect.poll(() => note.getAttribute('title')).toContain('no WebAssembly SIMD');
    await page
      .locator('#root')
      .getByText(/^t = [1-9]\d* of 200$/)
      .first()
      .waitFor();
  } finally {
    await stage.close();
  }
});
