import { TextEncoder } from 'node:util';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureField } from '../../../src/editor/app/pictures/PictureField';
import { shrunk } from '../../../src/editor/app/pictures/shrunk';
import type { PictureSlot } from '../../../src/editor/app/form/formContext';
import { collections, type CollectionName } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { Refused } from '../../../src/content/read/refused';

jest.mock('../../../src/editor/app/pictures/shrunk', () => ({
  ...jest.requireActual<object>('../../../src/editor/app/pictures/shrunk'),
  shrunk: jest.fn((file: Blob, name: string) => Promise.resolve({ file, name })),
}));

const slotOf = (collection: CollectionName, name: string, more: Partial<PictureSlot> = {}): PictureSlot => {
  const field = fieldsOf(collections[collection].schema).find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  const { info, isRequired } = field;
  return { info, isRequired, label: info.label, value: undefined, onChange: jest.fn(), ...more };
};

const show = (slot: PictureSlot, taken: readonly string[] = [], url?: string) =>
  render(<PictureField slot={slot} url={url} taken={taken} />);

const picture = new File(['x'], 'Lamp Post.PNG', { type: 'image/png' });
const group = (): HTMLElement => screen.getByRole('group');
const named = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

const hasFingers = (matches: boolean): void => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
};
beforeEach(() => hasFingers(false));
// All browsers have it, but jsdom has not.
beforeAll(() => void Object.assign(globalThis, { TextEncoder }));

test('a chosen picture gets a name that is free', async () => {
  const slot = slotOf('posts', 'image');
  show(slot, ['lamp-post.png']);
  await userEvent.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), picture);
  await waitFor(() => expect(slot.onChange).toHaveBeenCalledWith('lamp-post-2.png', picture));
  expect(shrunk).toHaveBeenLastCalledWith(picture, 'Lamp Post.PNG', 1600);
});

test('one that is dropped or pasted is taken as well', async () => {
  const slot = slotOf('posts', 'image');
  show(slot);
  fireEvent.drop(group(), { dataTransfer: { files: [picture] } });
  await waitFor(() => expect(slot.onChange).toHaveBeenCalledTimes(1));
  const pasted = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(group(), { clipboardData: { files: [pasted] } });
  await waitFor(() => expect(slot.onChange).toHaveBeenLastCalledWith('picture.png', pasted));
});

test('why a file is not taken stands beside the field, and what was there stays', async () => {
  const slot = slotOf('posts', 'image', { value: 'lamp.jpg' });
  jest.mocked(shrunk).mockRejectedValueOnce(new Refused('a.png is damaged'));
  show(slot, ['lamp.jpg'], 'blob:x');
  await userEvent.upload(screen.getByLabelText('Change', { selector: 'input' }), picture);
  expect((await screen.findByRole('alert')).textContent).toBe('a.png is damaged');
  expect(slot.onChange).not.toHaveBeenCalled();
});

test('a file of another kind is not taken', async () => {
  const slot = slotOf('soundtracks', 'audio');
  show(slot);
  fireEvent.drop(group(), { dataTransfer: { files: [new File(['x'], 'a.wav')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('a.wav must end in .mp3, .m4a, .ogg or .opus');
});

test('only what may be left out can be removed', async () => {
  const slot = slotOf('books', 'image', { value: 'cover.jpg' });
  const { rerender } = show(slot, [], 'blob:x');
  expect(screen.getByRole('img', { name: 'cover.jpg' }).getAttribute('src')).toBe('blob:x');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(slot.onChange).toHaveBeenCalledWith(undefined);
  rerender(<PictureField slot={{ ...slot, isRequired: true }} url="blob:x" taken={[]} />);
  expect(named('Remove')).toBeNull();
});

test('pictures are cropped and turned, sounds and drawings not', () => {
  const { unmount } = show(slotOf('books', 'image', { value: 'cover.jpg' }), [], 'blob:x');
  expect([named('Crop'), named('Turn')]).not.toContain(null);
  unmount();
  show(slotOf('soundtracks', 'audio', { value: 'track.mp3' }));
  expect(screen.getByText('track.mp3')).toBeTruthy();
  expect([named('Crop'), named('Turn')]).toEqual([null, null]);
});

test('a phone offers its camera', () => {
  hasFingers(true);
  show(slotOf('posts', 'image'));
  expect(named('Take a photo')).toBeTruthy();
  expect(screen.getByLabelText('Take a photo', { selector: 'input' }).getAttribute('capture')).toBe(
    'environment',
  );
});
