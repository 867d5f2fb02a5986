import './print-picture.css';

/** Opens the browser's print with an SVG alone on the paper, from where it goes to a printer or, as lines and text, into a PDF. */
export async function printPicture(svg: string): Promise<void> {
  const image = new Image();
  image.className = 'print-picture';
  image.alt = '';
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const { body } = document;
  body.append(image);
  body.classList.add('prints-picture');
  window.addEventListener(
    'afterprint',
    () => {
      image.remove();
      body.classList.remove('prints-picture');
    },
    { once: true },
  );
  window.print();
}
