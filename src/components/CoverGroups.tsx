import { Link } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/bibliography';
import { byEntryId } from '../lib/byEntryId';
import type { Form } from '../lib/forms';
import type { CoverGroup, Grouping } from '../lib/paging';
import { seriesRoute } from '../lib/routes';
import { CoverGrid } from './CoverGrid';

interface CoverGroupsProps {
  readonly groupedBy: Grouping;
  readonly groups: readonly CoverGroup[];
  /** The `entryId` of the covers, group after group. */
  readonly order: readonly string[];
  readonly covers: readonly Queries.CoverFragment[];
  readonly series: readonly { readonly slug: string; readonly title: string }[];
}

interface HeadingProps extends Pick<CoverGroupsProps, 'groupedBy' | 'series'> {
  readonly group: CoverGroup;
}

/** What the covers of a group have in common. */
function Heading({ groupedBy, group: { key }, series }: HeadingProps) {
  if (groupedBy === 'form') return works.forms[key as Form].other;
  const found = series.find(({ slug }) => slug === key);
  return found ? (
    <Link className="plain" to={seriesRoute(key)}>
      {found.title}
    </Link>
  ) : (
    words.standAlone
  );
}

/** Covers in one grid, or in a grid for each group. */
export function CoverGroups({ groupedBy, groups, order, covers, series }: CoverGroupsProps) {
  if (!groupedBy || groups.length === 0)
    return <CoverGrid entries={covers} sizes={groups[0]?.sizes ?? ''} isFirst />;
  // In the editor's preview there may be one that is not saved yet: it stands last.
  const inOrder = [...byEntryId(covers, order), ...covers.filter(({ entryId }) => !order.includes(entryId))];
  return groups.map((group, index) => {
    const before = groups.slice(0, index).reduce((sum, { count }) => sum + count, 0);
    const id = `group-${group.key}`;
    return (
      <section key={group.key} className="space-l" aria-labelledby={id}>
        <h2 className="centred" id={id}>
          <Heading groupedBy={groupedBy} group={group} series={series} />
        </h2>
        <CoverGrid
          entries={inOrder.slice(before, index === groups.length - 1 ? undefined : before + group.count)}
          sizes={group.sizes}
          isFirst={index === 0}
          isHeaded
        />
      </section>
    );
  });
}
