import { lateOverlay, OnceWanted } from './late.tsx';
import type { DialogProps, DrawerProps } from './spec.ts';

const LateDialog = lateOverlay((overlays) => overlays.LateDialog);
const LateDrawer = lateOverlay((overlays) => overlays.LateDrawer);

/** A dialog in front of the page; the focus stays in it until it is closed. */
export function Dialog(props: DialogProps) {
  return (
    <OnceWanted wanted={props.opened}>
      <LateDialog {...props} />
    </OnceWanted>
  );
}

/** A dialog that comes in from the side. */
export function Drawer(props: DrawerProps) {
  return (
    <OnceWanted wanted={props.opened}>
      <LateDrawer {...props} />
    </OnceWanted>
  );
}
