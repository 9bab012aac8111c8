/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface How {
  /** The greatest width, in pixels. */
  readonly largest: number;
  /** The media type in which it is written, where the browser can. */
  readonly type: string;
  /** Whether it is turned by a quarter, to the right. */
  readonly isTurned?: boolean;
}

/** A photo as PNG takes more than this, in bytes; a drawing seldom does. */
export const largestPng = 2_000_000;
const quality = 0.9;

/** The size of a part as it is drawn: no wider than `largest`, and never larger than it was. */
export const sizeOf = ({ width, height }: Area, { largest, isTurned }: Omit<How, 'type'>) => {
  const [across, down] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(1, largest / across);
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
};

const isOpaque = (context: CanvasRenderingContext2D): boolean => {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
};

const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large to be drawn'))),
      type,
      quality,
    );
  });

/** A part of a picture, drawn anew. A photo that would be a large PNG becomes a JPEG. */
export const drawn = async (source: CanvasImageSource, area: Area, how: How): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOf(area, how));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  context.imageSmoothingQuality = 'high';
  const [width, height] = how.isTurned ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  context.translate(canvas.width / 2, canvas.height / 2);
  if (how.isTurned) context.rotate(Math.PI / 2);
  context.drawImage(source, area.x, area.y, area.width, area.height, -width / 2, -height / 2, width, height);
  const blob = await written(canvas, how.type);
  const isPhoto = blob.type === 'image/png' && blob.size > largestPng && isOpaque(context);
  return isPhoto ? written(canvas, 'image/jpeg') : blob;
};
