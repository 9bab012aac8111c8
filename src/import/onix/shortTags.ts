/** The short tags of ONIX 3.0 and 3.1 that are read, with their reference names. */
const shortTags = `
  ONIXmessage ONIXMessage, a001 RecordReference, a002 NotificationType, b221 ProductIDType,
  b201 WorkIDType, b244 IDValue, b012 ProductForm, x329 CollectionType, x410 PartNumber,
  x481 CollectionSequenceNumber, b202 TitleType, x409 TitleElementLevel, b203 TitleText,
  b030 TitlePrefix, b031 TitleWithoutPrefix, b029 Subtitle, b034 SequenceNumber,
  b035 ContributorRole, b036 PersonName, b037 PersonNameInverted, b039 NamesBeforeKey,
  b040 KeyNames, b047 CorporateName, b253 LanguageRole, b252 LanguageCode, b218 ExtentType,
  b219 ExtentValue, b220 ExtentUnit, b067 SubjectSchemeIdentifier, b069 SubjectCode,
  b070 SubjectHeadingText, x426 TextType, d104 Text, d107 TextAuthor, b374 TextSourceCorporate,
  x428 SourceTitle, x436 ResourceContentType, x437 ResourceMode, x435 ResourceLink,
  b079 ImprintName, b081 PublisherName, b394 PublishingStatus, x448 PublishingDateRole,
  b306 Date, x454 WorkRelationCode, j396 ProductAvailability, x462 PriceType, j151 PriceAmount,
  j152 CurrencyCode
`;

/** Of groups the short tag is the name in small letters. */
const groups = `
  Product ProductIdentifier DescriptiveDetail Collection CollectionSequence TitleDetail
  TitleElement Contributor Language Extent Subject CollateralDetail TextContent SupportingResource
  ResourceVersion PublishingDetail Imprint Publisher PublishingDate RelatedMaterial RelatedWork
  WorkIdentifier ProductSupply SupplyDetail Price
`;

const byTag = new Map([
  ...Array.from(shortTags.matchAll(/(\w+) (\w+)/g), ([, tag = '', name = '']) => [tag, name] as const),
  ...Array.from(groups.matchAll(/\w+/g), ([name]) => [name.toLowerCase(), name] as const),
]);

/** The reference name of a tag in either form, without a prefix; any other is as it stands. */
export const referenceName = (tag: string): string => {
  const local = tag.slice(tag.indexOf(':') + 1);
  return byTag.get(local) ?? local;
};
