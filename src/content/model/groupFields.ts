import { z } from 'zod';
import { described, type More } from './field';

/** Several fields as one. */
export const group = <Shape extends z.ZodRawShape>(label: string, description: string, shape: Shape) =>
  described(z.strictObject(shape), { label, description });

/** The same, which an editor keeps folded: an author who wants none of it does not meet its fields. */
export const foldedGroup = <Shape extends z.ZodRawShape>(label: string, description: string, shape: Shape) =>
  described(z.strictObject(shape), { label, description, isFolded: true });

/** As many of these fields as one as the author has; `one` is what each is called. */
export const groups = <Shape extends z.ZodRawShape>(
  label: string,
  one: string,
  description: string,
  shape: Shape,
  more: More = {},
) => described(z.array(z.strictObject(shape)), { label, one, description, ...more });
