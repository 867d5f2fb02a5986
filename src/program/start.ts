import variant from '@jitl/quickjs-singlefile-browser-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { Machine } from './machine.ts';
import { Program } from './program.ts';
import type { OpenProgram } from './running-program.ts';

/** Starts the interpreter, itself a WebAssembly module inside this script. */
export async function startInterpreter(): Promise<OpenProgram> {
  const another = () => newQuickJSWASMModuleFromVariant(variant);
  let quickjs = await another();
  const renew = () =>
    void another().then(
      (fresh) => {
        quickjs = fresh;
      },
      () => {},
    );
  return (text, context) => {
    const machine = new Machine(quickjs, renew);
    try {
      return new Program(machine, text, context);
    } catch (error) {
      machine.dispose();
      throw error;
    }
  };
}
