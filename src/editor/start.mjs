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
window.CMS.registerPreviewStyle('body { font: 1.1rem/1.5 serif } img { max-width: 100%; max-height: 60vh }', {
  raw: true,
});
window.CMS.init({ config });
