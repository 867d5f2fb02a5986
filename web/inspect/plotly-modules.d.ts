declare module 'plotly.js/lib/*';
declare module 'plotly.js/src/lib/polygon' {
  export function tester(corners: readonly (readonly number[])[]): {
    readonly xmin: number;
    readonly xmax: number;
    readonly contains: (point: readonly [number, number]) => boolean;
  };
}
