/** The page's icons, drawn for 16 px in the text's colour; always beside or inside a labelled control. */

interface GlyphProps {
  readonly size?: number;
  readonly box?: number;
  readonly d: string;
  readonly filled?: boolean;
  readonly width?: number;
}

/** A picture of one path. */
export function Glyph({ size = 16, box = 16, d, filled = false, width = 1.3 }: GlyphProps) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <path
        d={d}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const IconPlay = () => <Glyph filled width={0} d="M4 2.2v11.6L13.5 8z" />;
export const IconPause = () => <Glyph filled width={0} d="M3.6 2.5h3v11h-3zM9.4 2.5h3v11h-3z" />;
export const IconFirst = () => <Glyph filled width={1.4} d="M3.5 3v10M13 3.2v9.6L5.5 8z" />;
export const IconLast = () => <Glyph filled width={1.4} d="M12.5 3v10M3 3.2v9.6L10.5 8z" />;
export const IconBack = () => <Glyph width={1.6} d="M10.5 3 5.5 8l5 5" />;
export const IconForward = () => <Glyph width={1.6} d="m5.5 3 5 5-5 5" />;
export const IconDown = () => <Glyph size={12} box={12} width={1.4} d="m3 4.5 3 3 3-3" />;
export const IconEye = ({ shut }: { shut: boolean }) => (
  <Glyph
    d={`M1.5 8C3.2 5 5.4 3.6 8 3.6S12.8 5 14.5 8c-1.7 3-3.9 4.4-6.5 4.4S3.2 11 1.5 8zM10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z${shut ? 'M3 13.4 13 2.6' : ''}`}
  />
);
export const IconUndo = () => <Glyph d="M5.5 3 2.7 5.8l2.8 2.8M3 5.8h6.2a3.6 3.6 0 0 1 0 7.2H6" />;
export const IconRedo = () => <Glyph d="m10.5 3 2.8 2.8-2.8 2.8M13 5.8H6.8a3.6 3.6 0 0 0 0 7.2H10" />;
export const IconSeed = () => <Glyph size={14} box={14} d="M11.8 5.2A5 5 0 1 0 12 8.4M12.2 2v3.4H8.8" />;
export const IconShare = () => (
  <Glyph size={15} box={15} d="M7.5 9V1.8M4.8 4.3l2.7-2.6 2.7 2.6M3.5 7H2.2v6.3h10.6V7h-1.3" />
);
export const IconMoon = () => <Glyph d="M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6a5.8 5.8 0 1 0 7 7z" />;
export const IconSun = () => (
  <Glyph d="M10.8 8a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0zM8 1.2v1.6M8 13.2v1.6M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M12.8 3.2l-1.1 1.1M4.3 11.7l-1.1 1.1" />
);
export const IconLecture = () => (
  <Glyph d="M1.5 2.8h13M2.6 2.8v7.4h10.8V2.8M8 10.2v2.2M5.2 14.2 8 12.4l2.8 1.8" />
);
export const IconMenu = () => <Glyph width={1.4} d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />;
export const IconDots = () => <Glyph width={2.2} d="M3.5 8h0M8 8h0M12.5 8h0" />;
export const IconClose = () => <Glyph width={1.4} d="m4 4 8 8M12 4l-8 8" />;
export const IconInspect = () => (
  <Glyph size={12} box={12} width={1.4} d="M7 2h3v3M10 2 7 5M5 10H2V7M2 10l3-3" />
);

export function Logo() {
  return (
    <svg width="22" height="18" viewBox="0 0 22 18" aria-hidden="true">
      <path
        d="M1 14C4 14 4.6 4 8 4s3.4 6 6 6 3-3 7-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M10.9 1v16" stroke="currentColor" strokeWidth="1.1" strokeDasharray="2 2" />
    </svg>
  );
}
