/* Loads Decap and starts it with the configuration that was derived from the schema. */

const folder = new URL('.', import.meta.url);

const response = await fetch(new URL('config.json', folder));
const config = await response.json();

// On the author's own machine there is nobody to sign in.
if (config.backend.name === 'proxy') {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy', login: true }));
}

window.CMS_MANUAL_INIT = true;
await new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = new URL('decap/decap-cms.js', folder).href;
  script.onload = resolve;
  script.onerror = reject;
  document.head.append(script);
});
const { CMS, createClass, h } = window;

/** A file beside its entry, as the content names it. */
const beside = (name) => (/^(\.|\/|\w+:)/.test(name) ? name : `./${name}`);

const fieldsOf = (entry) => {
  const { files, fields } = config.collections.find(({ name }) => name === entry.get('collection'));
  return fields ?? files.find(({ name }) => name === entry.get('slug'))?.fields ?? [];
};

const namesBeside = {
  image: beside,
  file: beside,
  markdown: (text) =>
    text.replaceAll(/(!\[[^\]]*\]\()([^)\s]+)/g, (_all, before, name) => before + beside(name)),
};

// Decap names pictures by their name alone.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) =>
    fieldsOf(entry).reduce((data, { name, widget }) => {
      const value = data.get(name);
      return widget in namesBeside && value ? data.set(name, namesBeside[widget](value)) : data;
    }, entry.get('data')),
});

// Decap draws a picture's thumbnail once, when the picture is not there yet, and again for another getAsset.
const { control, preview } = CMS.getWidget('image');
CMS.registerWidget(
  'image',
  createClass({
    getInitialState() {
      return { getAsset: this.props.getAsset };
    },
    componentDidMount() {
      const { value, field, getAsset } = this.props;
      this.timer = setInterval(() => {
        if (value && !getAsset(value, field).url) return;
        clearInterval(this.timer);
        this.setState({ getAsset: (...asked) => this.props.getAsset(...asked) });
      }, 100);
    },
    componentWillUnmount() {
      clearInterval(this.timer);
    },
    shouldComponentUpdate: () => true,
    render() {
      return h(control, { ...this.props, getAsset: this.state.getAsset });
    },
  }),
  preview,
);

CMS.registerPreviewStyle('body { font: 1.1rem/1.5 serif } img { max-width: 100%; max-height: 60vh }', {
  raw: true,
});
CMS.init({ config });
