import { Link } from 'gatsby';

interface PageListProps {
  readonly className?: string;
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

/** Links to pages, each with what it says of itself; nothing where there are none. */
export function PageList({ className = '', pages }: PageListProps) {
  if (!pages.length) return null;
  return (
    <ul className={`column ruled space-l ${className}`.trim()} role="list">
      {pages.map(({ path, title, description }) => (
        <li key={path} className="space-s">
          <Link to={path}>{title}</Link>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
