// What is said of what this browser keeps.
export const blocked = 'This browser keeps nothing: its storage is blocked.';
export const noRoom =
  'This browser has no room to keep it: save it as a file, or remove something that is kept.';
export const full = (most: number, what: string) =>
  `${most} ${what} are kept, which is the most: remove one first. Nothing was changed.`;
export const putBack = 'Put it back';
export const remove = (name: string) => `Remove: ${name}`;
export const removed = (name: string) => `“${name}” was removed.`;
export const unread = (entries: number) =>
  entries === 1
    ? '1 kept entry cannot be read by this release. It is left as it is.'
    : `${entries} kept entries cannot be read by this release. They are left as they are.`;
export const saveUnread = 'Save as a file';
export const saveAll = 'Save everything kept';
export const readBack = 'Read back';
export const wrongFile =
  'This is not a file of everything kept: its “driftlab” must be “kept” and its “version” 1.';
export const fileTooLarge = 'A file of everything kept must be at most 20 MB.';
export const wasRead = (added: number, already: number, left: number) =>
  `${added} kept ${added === 1 ? 'entry' : 'entries'} read back, ${already} already here${
    left > 0 ? `, ${left} not taken: no room, or not an entry of Driftlab` : ''
  }.`;
