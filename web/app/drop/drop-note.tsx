import * as words from '#words/page/drop';

/** What can be dropped on the page, said while a file hovers over it. */
export const DropNote = () => (
  <p>
    <b>{words.dropFile}</b>
    {words.dropKinds}
  </p>
);
