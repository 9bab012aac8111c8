const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/*
 * All that a drawing may be made of, as in DOMPurify's lists for SVG, and without what has no place in a still picture:
 * no scripts, no links, no animation, no other documents.
 */

/** The elements. */
export const elements = words(`
  svg g defs symbol use switch view title desc metadata style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** The attributes without a namespace. What begins with data- or aria- does nothing and is allowed besides. */
export const attributes = words(`
  id class style lang tabindex focusable role href version baseProfile type media
  x y z x1 y1 x2 y2 dx dy cx cy fx fy fr r rx ry width height d points pathLength viewBox preserveAspectRatio zoomAndPan
  contentScriptType contentStyleType requiredFeatures requiredExtensions systemLanguage externalResourcesRequired
  transform transform-origin transform-box gradientTransform patternTransform
  gradientUnits spreadMethod offset patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  textLength lengthAdjust rotate startOffset method spacing side
  filterUnits primitiveUnits filterRes in in2 result mode operator values k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule
  filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight font-feature-settings font-kerning glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask
  mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-align text-anchor text-decoration text-overflow text-rendering unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode
`);

/** The attributes that have one of the namespaces a browser knows. */
export const prefixedAttributes: Readonly<Record<string, ReadonlySet<string>>> = {
  'http://www.w3.org/XML/1998/namespace': words('space lang id'),
  'http://www.w3.org/1999/xlink': words('href title type role arcrole show actuate'),
};

/** The functions of a style, all of which make something of numbers, colours or names. `url()` is looked at closer. */
export const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var env calc min max clamp
  matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d
  scale scalex scaley scalez scale3d skew skewx skewy perspective cubic-bezier steps
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon rect not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang
`);

/** The rules of a style that begin with an at sign. */
export const atRules = words('media supports keyframes -webkit-keyframes layer charset');
