import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Name of the action, in words. */
  readonly label: string;
}

/** A button with a picture instead of words. */
export const IconButton = ({ label, className = 'btn icon', ...props }: IconButtonProps) => (
  <button type="button" className={className} aria-label={label} {...props} />
);
