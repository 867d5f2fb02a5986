/** Content box of an element in CSS pixels; 0 × 0 until it has been measured. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
