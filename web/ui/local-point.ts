/**
 * Where a pointer is within an element, in px of its own: in a lecture the page is enlarged, and the pointer is not.
 * Browsers without `currentCSSZoom` answer in px of their own already.
 */
export function localPoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): readonly [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  return [(clientX - left) / zoom, (clientY - top) / zoom];
}
