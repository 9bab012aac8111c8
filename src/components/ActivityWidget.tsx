import { graphql } from 'gatsby';
import { words } from 'site-words';
import { Facade } from './Facade';
import { Picture } from './Picture';
import * as styles from './ActivityWidget.module.css';

interface ActivityWidgetProps {
  readonly activity: Queries.ActivityWidgetFragment;
}

/** A widget of the fitness service, after a click. */
export function ActivityWidget({ activity }: ActivityWidgetProps) {
  const { title, embed, link, width, height, poster } = activity;
  return (
    <figure className={styles.widget}>
      <Facade href={link} embed={embed} action={words.show} title={title} width={width} height={height}>
        <Picture file={poster} alt="" sizes={`${width}px`} />
      </Facade>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment ActivityWidget on Activity {
    title
    embed
    link
    width
    height
    poster {
      childImageSharp {
        gatsbyImageData(width: 300, breakpoints: [300, 450, 600], layout: CONSTRAINED)
      }
    }
  }
`;
