/** A document of its own that some HTML makes: it runs and asks for nothing. */
export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
