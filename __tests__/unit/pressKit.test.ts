import { weightAdvice, pressKitText } from '../../src/content/gatsby/pressKit';
import { pressKitWords } from '../../src/words/inNode';

test('its text has all that was written, in the language of the site', () => {
  const site = {
    title: 'A site',
    author: 'Ann',
    language: 'de',
    siteUrl: 'https://a.example',
    mail: 'a@a.example',
  };
  const kit = {
    bio50: 'Kurz.',
    bio250: 'Lang.\n\nLänger.',
    portraitCredit: 'Foto: Bo',
    facts: [{ name: 'Wohnt', value: 'am Meer' }],
  };
  expect(pressKitText(site, kit, pressKitWords('de-AT'))).toBe(
    [
      'Ann\nA site, https://a.example/',
      'In 50 Wörtern\n\nKurz.',
      'In 250 Wörtern\n\nLang.\n\nLänger.',
      'Fakten\n\nWohnt: am Meer',
      'Porträt\n\nFoto: Bo',
      'Kontakt\n\na@a.example\n',
    ].join('\n\n\n'),
  );
});

test('an archive that is heavy for mail is told to the author, with what makes it lighter', () => {
  expect(weightAdvice(25_000_000)).toBeNull();
  expect(weightAdvice(59_300_000)).toBe(
    'The press kit, /press-kit.zip, has 59.3 MB, and many a mailbox takes no more than 25.0 MB: smaller covers, of 2,000 pixels in height, make it lighter',
  );
});
