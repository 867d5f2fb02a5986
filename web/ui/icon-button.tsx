import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** What it does, in words. */
  readonly label: string;
}

/** A button with a picture for its words. */
export const IconButton = ({ label, className = 'btn icon', ...props }: IconButtonProps) => (
  <button type="button" className={className} aria-label={label} {...props} />
);
