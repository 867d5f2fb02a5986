import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { requireChromium } from './find/chromium.mjs';

// Draws the pictures in public/ that follow from the icon and the screenshot; run it when either changes.
// usage: node scripts/draw-public.mjs

const root = fileURLToPath(new URL('..', import.meta.url));
const inPublic = (name) => join(root, 'public', name);
const dataUrl = (type, path) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
const icon = dataUrl('image/svg+xml', inPublic('icon.svg'));
const screenshot = dataUrl('image/png', join(root, 'docs/screenshot.png'));
const font = dataUrl(
  'font/woff2',
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

const square = (edge, inset) => ({
  width: edge,
  height: edge,
  html: `<body style="margin:0;background:#17191c"><img src="${icon}" style="position:absolute;inset:${inset}px;width:${edge - 2 * inset}px">`,
});

const social = {
  width: 1200,
  height: 630,
  html: `<style>@font-face { font-family: Inter; font-weight: 600; src: url(${font}) }
    body { margin: 0; background: #17191c; color: #fff; font: 600 44px Inter; overflow: hidden }
    header { display: flex; align-items: center; gap: 20px; padding: 36px 48px 8px }
    p { margin: 0 48px 28px; font-size: 26px; color: #c9ccd1 }
    .page { display: block; width: 1104px; margin: 0 48px; border-radius: 10px }</style>
    <header><img src="${icon}" width="64" height="64">Driftlab</header>
    <p>Gaussian-process bandits on objectives that change while they are optimised</p>
    <img class="page" src="${screenshot}">`,
};

const pictures = {
  'icon-192.png': square(192, 0),
  'icon-512.png': square(512, 0),
  'icon-maskable-512.png': square(512, 64),
  'apple-touch-icon.png': square(180, 0),
  'social.png': social,
};

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, { width, height, html }] of Object.entries(pictures)) {
  await page.setViewportSize({ width, height });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(inPublic(name), await page.screenshot());
}
await browser.close();
