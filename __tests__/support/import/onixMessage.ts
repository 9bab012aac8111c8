/** An element: its reference name, its short tag, and its text or what is in it. */
export type Element = readonly [reference: string, short: string, content: string | readonly Element[]];

type Form = 'reference' | 'short';

/** What has no content is left out. */
const write = ([reference, short, content]: Element, form: Form): string => {
  const inner = typeof content === 'string' ? content : content.map((one) => write(one, form)).join('\n');
  const [open, close] = form === 'reference' ? [reference, reference] : [short, short];
  return `<${open}>${inner}</${close.split(' ')[0] ?? ''}>`;
};

const group = (name: string, ...content: readonly Element[]): Element => [name, name.toLowerCase(), content];

interface Said {
  readonly isbn: string;
  readonly form: string;
  readonly title?: string;
  readonly day?: string;
  readonly status?: string;
  readonly more?: readonly Element[];
}

const day = (role: string, date: string): Element =>
  group('PublishingDate', ['PublishingDateRole', 'x448', role], ['Date', 'b306', date]);

const person = (role: string, name: string, number: string): Element =>
  group(
    'Contributor',
    ['SequenceNumber', 'b034', number],
    ['ContributorRole', 'b035', role],
    ['PersonName', 'b036', name],
  );

const title = (text: string): Element =>
  group(
    'TitleDetail',
    ['TitleType', 'b202', '01'],
    group(
      'TitleElement',
      ['TitleElementLevel', 'x409', '01'],
      ['TitlePrefix', 'b030', 'The'],
      ['TitleWithoutPrefix', 'b031', text],
      ['Subtitle', 'b029', 'A Tale of Peat'],
    ),
  );

const series = group(
  'Collection',
  ['CollectionType', 'x329', '10'],
  group(
    'TitleDetail',
    ['TitleType', 'b202', '01'],
    group(
      'TitleElement',
      ['TitleElementLevel', 'x409', '02'],
      ['PartNumber', 'x410', 'Book 2'],
      ['TitleText', 'b203', 'Bog Ledger'],
    ),
  ),
);

const textOf = (type: string, text: string, more: readonly Element[] = []): Element =>
  group(
    'TextContent',
    ['TextType', 'x426', type],
    ['ContentAudience', 'x427', '00'],
    ['Text textformat="05"', 'd104 textformat="05"', text],
    ...more,
  );

/** A product of an invented author, as ONIX 3 has it. */
export const product = ({
  isbn,
  form,
  title: name = 'Wet Door',
  day: date = '20190503',
  status = '04',
  more = [],
}: Said): Element =>
  group(
    'Product',
    ['RecordReference', 'a001', `test.${isbn}`],
    ['NotificationType', 'a002', '03'],
    group('ProductIdentifier', ['ProductIDType', 'b221', '15'], ['IDValue', 'b244', isbn]),
    group(
      'DescriptiveDetail',
      ['ProductComposition', 'x314', '00'],
      ['ProductForm', 'b012', form],
      series,
      title(name),
      person('B06', 'Tora Lind', '2'),
      person('A01', 'Ida Brock', '1'),
      person('E07', 'Ned Vale', '3'),
      person('B01', 'Una Post', '4'),
      group('Language', ['LanguageRole', 'b253', '01'], ['LanguageCode', 'b252', 'eng']),
      group(
        'Extent',
        ['ExtentType', 'b218', '00'],
        ['ExtentValue', 'b219', '214'],
        ['ExtentUnit', 'b220', '03'],
      ),
      group(
        'Extent',
        ['ExtentType', 'b218', '09'],
        ['ExtentValue', 'b219', '00745'],
        ['ExtentUnit', 'b220', '15'],
      ),
      group(
        'Extent',
        ['ExtentType', 'b218', '02'],
        ['ExtentValue', 'b219', '61000'],
        ['ExtentUnit', 'b220', '02'],
      ),
      group('Subject', ['SubjectSchemeIdentifier', 'b067', '10'], ['SubjectCode', 'b069', 'FIC015000']),
      group(
        'Subject',
        ['SubjectSchemeIdentifier', 'b067', '93'],
        ['SubjectCode', 'b069', 'FK'],
        ['SubjectHeadingText', 'b070', 'Horror'],
      ),
    ),
    group(
      'CollateralDetail',
      textOf('03', '<p>It opens <em>inward</em> &amp; down.</p>'),
      textOf('06', '<p>“Damp, and I mean that.”</p>', [
        ['TextAuthor', 'd107', 'Abe Roe'],
        ['SourceTitle', 'x428', 'The Sluice'],
      ]),
      group(
        'SupportingResource',
        ['ResourceContentType', 'x436', '01'],
        ['ResourceMode', 'x437', '03'],
        group(
          'ResourceVersion',
          ['ResourceForm', 'x441', '02'],
          ['ResourceLink', 'x435', 'https://pictures.example/wet-door.jpg'],
        ),
      ),
    ),
    group(
      'PublishingDetail',
      group('Imprint', ['ImprintName', 'b079', 'Sedge Books']),
      group('Publisher', ['PublishingRole', 'b291', '01'], ['PublisherName', 'b081', 'Sedge Books']),
      ['PublishingStatus', 'b394', status],
      day('01', date),
      day('11', '20180101'),
    ),
    group(
      'ProductSupply',
      group(
        'SupplyDetail',
        ['ProductAvailability', 'j396', '20'],
        group(
          'Price',
          ['PriceType', 'x462', '05'],
          ['PriceAmount', 'j151', '9.00'],
          ['CurrencyCode', 'j152', 'USD'],
        ),
        group(
          'Price',
          ['PriceType', 'x462', '01'],
          ['PriceAmount', 'j151', '18.99'],
          ['CurrencyCode', 'j152', 'USD'],
        ),
      ),
    ),
    ...more,
  );

/** The relation of a product to its work, by the ISTC or a number of the publisher's own. */
export const ofWork = (number: string): Element =>
  group(
    'RelatedMaterial',
    group(
      'RelatedWork',
      ['WorkRelationCode', 'x454', '01'],
      group('WorkIdentifier', ['WorkIDType', 'b201', '01'], ['IDValue', 'b244', number]),
    ),
  );

/** A message with these products, in either form of tags. */
export const onixMessage = (
  products: readonly Element[],
  form: Form = 'reference',
  { release = '3.0', doctype = '' } = {},
): string => {
  const root = form === 'reference' ? 'ONIXMessage' : 'ONIXmessage';
  const namespace = `http://ns.editeur.org/onix/${release}/${form}`;
  const body = products.map((one) => write(one, form)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}<${root} xmlns="${namespace}" release="${release}">\n${body}\n</${root}>\n`;
};
