import type { Decap } from './decap';

interface Props {
  readonly value?: string;
  readonly field: unknown;
  readonly getAsset: (...asked: readonly unknown[]) => { readonly url?: string };
}

/** A component of React's as Decap's own `createClass` makes it. */
interface Self {
  readonly props: Props;
  readonly state: Pick<Props, 'getAsset'>;
  setState(state: Pick<Props, 'getAsset'>): void;
  timer: number;
}

const untilThereMs = 100;

/** Decap draws a picture's thumbnail once, when the picture is not there yet, and again for another getAsset. */
export const mendThumbnails = (cms: Decap): void => {
  const { control, preview } = cms.getWidget('image');
  const definition = {
    getInitialState(this: Self) {
      return { getAsset: this.props.getAsset };
    },
    componentDidMount(this: Self) {
      const { value, field, getAsset } = this.props;
      this.timer = window.setInterval(() => {
        if (value && !getAsset(value, field).url) return;
        window.clearInterval(this.timer);
        this.setState({ getAsset: (...asked) => this.props.getAsset(...asked) });
      }, untilThereMs);
    },
    componentWillUnmount(this: Self) {
      window.clearInterval(this.timer);
    },
    shouldComponentUpdate: () => true,
    render(this: Self) {
      return window.h(control, { ...this.props, getAsset: this.state.getAsset });
    },
  };
  cms.registerWidget('image', window.createClass(definition), preview);
};
