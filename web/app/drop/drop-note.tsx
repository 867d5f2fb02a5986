import * as words from '#words/page/drop';

/** What can be dropped on the page, shown while a file is dragged over it. */
export const DropNote = () => (
  <p>
    <b>{words.dropFile}</b>
    {words.dropKinds}
  </p>
);
