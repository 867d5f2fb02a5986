// Loaded before the command line (node --import): kills the process at its n-th call that changes a file, n from KILL_AT.
// A write is cut in half. Where there are fewer calls the command ends by itself.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = ['ftruncateSync', 'fsyncSync', 'fdatasyncSync', 'renameSync', 'unlinkSync', 'closeSync'];
let left = Number(process.env.KILL_AT);

const die = () => process.kill(process.pid, 'SIGKILL');
const isFile = (file) => file > 2 && fs.fstatSync(file).isFile();

const { openSync, writeSync } = fs;
for (const name of CHANGES) {
  const call = fs[name];
  fs[name] = (...given) => {
    if (typeof given[0] !== 'number' || isFile(given[0])) if (--left === 0) die();
    return call(...given);
  };
}
fs.openSync = (path, flags, ...more) => {
  const file = openSync(path, flags, ...more);
  if (flags !== undefined && flags !== 'r' && isFile(file) && --left === 0) die();
  return file;
};
fs.writeSync = (file, bytes, offset, length, position) => {
  if (!isFile(file) || --left > 0) return writeSync(file, bytes, offset, length, position);
  writeSync(file, bytes, offset, length >> 1, position);
  return die();
};
syncBuiltinESMExports();
