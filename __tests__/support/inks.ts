import sharp from 'sharp';

/** A JPEG in CMYK without a profile, given how much of each ink there is in each pixel, from 0 to 255. */
const inInks = (pixels: Buffer, width: number, height: number): sharp.Sharp => {
  // Only of a TIFF does sharp believe that four channels are inks (TIFF 6.0, section 16).
  const [short, long] = [3, 4];
  const end = 8 + pixels.length;
  const tags = [
    [256, short, width],
    [257, short, height],
    [258, short, 8],
    [259, short, 1],
    [262, short, 5],
    [273, long, 8],
    [277, short, 4],
    [278, short, height],
    [279, long, pixels.length],
  ] as const;
  const directory = Buffer.alloc(2 + tags.length * 12 + 4 + 8);
  directory.writeUInt16LE(tags.length, 0);
  tags.forEach(([tag, type, value], index) => {
    const at = 2 + index * 12;
    const isBits = tag === 258;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(isBits ? 4 : 1, at + 4);
    directory.writeUInt32LE(isBits ? end + directory.length - 8 : value, at + 8);
  });
  for (let channel = 1; channel <= 4; channel++)
    directory.writeUInt16LE(8, directory.length - 10 + 2 * channel);
  const head = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(end, 4);
  return sharp(Buffer.concat([head, pixels, directory]))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 95 });
};

/** The same picture in what programs call CMYK that know nothing of inks: red, green and blue turned over, and no black. */
export const turnedOver = async (picture: string | Buffer): Promise<sharp.Sharp> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(info.width * info.height * 4);
  for (let pixel = 0; pixel < info.width * info.height; pixel++)
    for (let ink = 0; ink < 3; ink++) pixels[pixel * 4 + ink] = 255 - (data[pixel * 3 + ink] ?? 0);
  return inInks(pixels, info.width, info.height);
};

/** A profile of grey with a gamma of 2.2 (ICC.1:2001-04), as programs put it into scans. */
export const greyProfile = (): Buffer => {
  const tags = [
    ['desc', Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\x05Grey\0'), Buffer.alloc(79)])],
    ['wtpt', Buffer.from('58595a20000000000000f6d6000100000000d32d', 'hex')],
    ['kTRC', Buffer.from('63757276000000000000000102330000', 'hex')],
  ] as const;
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = 128 + table.length;
  tags.forEach(([name, data], index) => {
    table.write(name, 4 + index * 12);
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
    at += data.length;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrGRAYXYZ ', 12);
  header.write('acsp', 36);
  header.write('0000f6d6000100000000d32d', 68, 'hex');
  return Buffer.concat([header, table, ...tags.map(([, data]) => data)]);
};
