import './print-picture.css';

/** Opens the browser's print with an SVG alone on the paper, from where it goes to a printer or, as lines and text, into a PDF. */
export async function printPicture(svg: string): Promise<void> {
  const image = new Image();
  image.className = 'print-picture';
  image.alt = '';
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  document.body.append(image);
  window.addEventListener('afterprint', () => image.remove(), { once: true });
  window.print();
}
