import type { Draft } from '../../lib/draft';
import { type Look, lookStyle, typefaceOf } from '../../lib/look';

const own = document.createElement('style');

/** Has the page look as the settings in the editor's form have it; of other entries a draft has no look. */
export const showLook = ({ now }: Draft): void => {
  if (!('look' in now)) return;
  const look = (now['look'] ?? {}) as Look;
  own.textContent = lookStyle(look);
  document.head.append(own);
  // Until the form is closed all typefaces may be chosen; each is fetched when it is.
  void import(`../../fonts/${typefaceOf(look)}/faces.css`);
};
