/** So many characters are made of bytes at a time: more arguments than a function takes are none. */
const atATime = 0x8000;

/** Bytes in base64, as they travel in JSON. */
export const toBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += atATime)
    text += String.fromCharCode(...bytes.subarray(at, at + atATime));
  return btoa(text);
};

/** The bytes of base64, which may be broken into lines. */
export const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('\n', '')), (character) => character.charCodeAt(0));
