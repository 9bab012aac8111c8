import { pathOfTag } from '../../../content/model/blogPages';
import type { XmlElement } from '../../xml';
import { childText, textIn } from '../../xmlElement';
import { seriesOf } from './books/series';
import { fateOf, isPublic, leftAs } from './fate';
import { type Item, itemOf, metaIn, tagNames } from './item';
import { lineOfHtml } from '../../plainLine';
import type { Survey } from './survey';

const addTo = (counts: Map<string, number>, name: string, more = 1): void => {
  if (more) counts.set(name, (counts.get(name) ?? 0) + more);
};

const surveyFile = (item: Item, { attachments, attachedTo }: Survey): void => {
  const caption = item.excerpt;
  const alt = lineOfHtml(metaIn(item, '_wp_attachment_image_alt'));
  attachments.set(item.id, {
    address: item.address || item.guid,
    ...(alt && { alt }),
    ...(caption && { caption }),
  });
  const id = Number(item.id);
  if (!item.parent || !Number.isSafeInteger(id)) return;
  const siblings = attachedTo.get(item.parent) ?? [];
  siblings.push({ id, order: item.order });
  attachedTo.set(item.parent, siblings);
};

const surveyPost = (item: Item, { spellings, used, postsBy }: Survey): void => {
  addTo(postsBy, item.author);
  for (const { place, name } of tagNames(item)) {
    const path = pathOfTag(name, 'en');
    if (!path) continue;
    if (!spellings.has(path)) spellings.set(path, name);
    if (isPublic(item) && item.status === 'publish') used.set(place, spellings.get(path) ?? name);
  }
};

const surveyBook = (item: Item, { series, descriptions }: Survey): void => {
  for (const [slug, one] of seriesOf(item, descriptions)) if (!series.has(slug)) series.set(slug, one);
};

const surveyItem = (item: Item, survey: Survey): void => {
  const fate = fateOf(item);
  addTo(survey.left, 'comments', item.comments);
  if (fate === 'left') addTo(survey.left, leftAs(item));
  if (item.type === 'wp_block') survey.blocks.set(item.id, item.content);
  if (fate === 'file') surveyFile(item, survey);
  if (fate === 'post') surveyPost(item, survey);
  if (fate === 'page') survey.pages.set(item.id, item.parent);
  if (fate === 'myBookTable' || fate === 'mooberry') surveyBook(item, survey);
  if (fate === 'publisher') survey.publishers.set(item.id, lineOfHtml(item.title));
  if (fate === 'menuItem') survey.menuItems.push({ ...item, content: '' });
};

/** Adds to a survey what an element of the channel says. */
export const surveyRecord = (record: XmlElement, file: string, survey: Survey): void => {
  const { name } = record;
  const text = (child: string): string => childText(record, child);
  if (name === 'link' || name === 'language') survey.channel[name] ||= textIn(record);
  if (name === 'wp:base_blog_url') survey.channel.blog ||= textIn(record);
  if (name === 'item') surveyItem(itemOf(record, file), survey);
  if (name === 'wp:author')
    survey.authors.set(text('wp:author_login'), lineOfHtml(text('wp:author_display_name')));
  if (['wp:category', 'wp:tag', 'wp:term'].includes(name)) {
    const term = text('wp:cat_name') || text('wp:tag_name') || text('wp:term_name');
    survey.termNames.set(text('wp:term_id'), lineOfHtml(term));
  }
  if (name === 'wp:category') survey.categories.set(text('wp:category_nicename'), text('wp:category_parent'));
  if (name === 'wp:term') {
    const place = `${text('wp:term_taxonomy')} ${text('wp:term_slug')}`;
    survey.descriptions.set(place, lineOfHtml(text('wp:term_description')));
  }
};
