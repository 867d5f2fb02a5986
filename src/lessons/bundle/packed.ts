import { deflateSync, strToU8 } from 'fflate';
import { toBase64Url } from '../../engine/link/base64-url.ts';
import { LinkError } from '../../engine/link/link-error.ts';
import { unpackText } from '../../engine/link/unpack.ts';
import { type Bundle, BundleError, bundleOf, tooLargeBundle } from './bundle.ts';

/** A lesson’s files as one text: its files by name as JSON, deflated, in address-safe characters. */
export function packBundle({ folder, files }: Bundle): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return toBase64Url(deflateSync(strToU8(JSON.stringify({ folder, files: sorted })), { level: 9 }));
}

/**
 * The inverse of packing, validated like a zip, because it comes from outside.
 * @throws BundleError
 */
export function unpackBundle(packed: string): Bundle {
  const { folder, files } = contentOf(packed);
  const texts = Object.entries(files ?? {});
  const isText = (one: unknown): one is string => typeof one === 'string';
  if (
    !isText(folder) ||
    folder.length > 100 ||
    typeof files !== 'object' ||
    !texts.every(([, text]) => isText(text))
  )
    throw cutOff();
  return bundleOf(
    texts.map(([name, text]) => [`${folder}/${name}`, text as string] as const),
    folder,
  );
}

function contentOf(packed: string): { readonly folder?: unknown; readonly files?: object | null } {
  try {
    return (JSON.parse(unpackText(packed)) as object | null) ?? {};
  } catch (error) {
    throw error instanceof LinkError && error.fault === 'too large' ? tooLargeBundle() : cutOff();
  }
}

const cutOff = () =>
  new BundleError([{ file: '', text: 'The link is incomplete. Copy it again from its source.' }]);
