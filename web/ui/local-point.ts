/**
 * The pointer's position within an element, in the element's px: in a lecture the page is zoomed, but pointer
 * coordinates are not. Browsers without `currentCSSZoom` already report the element's px.
 */
export function localPoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): readonly [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  return [(clientX - left) / zoom, (clientY - top) / zoom];
}
