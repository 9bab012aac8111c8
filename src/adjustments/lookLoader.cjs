/** A loader of webpack's: writes the site's look into a style sheet, and again when its settings change. */
module.exports = function writeLook(css) {
  const { file, write } = this.getOptions();
  this.addDependency(file);
  return write(css);
};
