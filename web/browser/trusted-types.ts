declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
    };
  }
}

/**
 * Tells the browser what it may let through (`require-trusted-types-for 'script'` in index.html): style sheets, which
 * Mantine sets as the HTML of its `<style>` elements and which have no `<`, and scripts beside the page, which are the
 * workers. Every other text is refused where it would become HTML or script, and no second policy can be made.
 */
export function limitTrustedTypes(): void {
  // The first paint's own script may have been here before.
  if (window.trustedTypes?.defaultPolicy) return;
  const folder = new URL('.', location.href).href;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (new URL(address, location.href).href.startsWith(folder) ? address : null),
  });
}
