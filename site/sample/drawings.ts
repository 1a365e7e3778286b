/** The pictures of the gazette as SVG, by the slug of their attachment. They are kept as PNG. */
export const drawings: ReadonlyMap<string, string> = new Map([
  ['tower-at-dusk', towerAtDusk()],
  ['prisms-of-the-lens', prismsOfTheLens()],
]);

/** 320 × 240: the lighthouse, its beam, and the sea. */
function towerAtDusk(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop offset="0" stop-color="#1d2b53"/>
        <stop offset="1" stop-color="#f4a261"/>
      </linearGradient>
    </defs>
    <rect width="320" height="240" fill="url(#sky)"/>
    <path d="M212 66 L0 20 L0 96 Z" fill="#ffe8a3" opacity="0.45"/>
    <path d="M205 84 L219 84 L226 196 L198 196 Z" fill="#f5f1e8"/>
    <path d="M202 128 L222 128 L223 150 L201 150 Z" fill="#b23a48"/>
    <rect x="203" y="60" width="18" height="24" fill="#ffd166"/>
    <path d="M199 60 L212 46 L225 60 Z" fill="#33415c"/>
    <path d="M150 240 L176 196 L256 192 L300 240 Z" fill="#2b2d42"/>
    <rect y="206" width="320" height="34" fill="#14213d" opacity="0.8"/>
  </svg>`;
}

/** 640 × 480: rings of glass around a flame. */
function prismsOfTheLens(): string {
  const rings = [200, 168, 136, 104, 72].map(
    (radius, at) =>
      `<circle cx="320" cy="240" r="${radius}" fill="none" stroke="hsl(${190 + at * 12} 60% ${
        45 + at * 9
      }%)" stroke-width="20"/>`,
  );
  const spokes = [0, 30, 60, 90, 120, 150].map(
    (angle) =>
      `<path d="M100 240 H540" stroke="#0b132b" stroke-width="3" transform="rotate(${angle} 320 240)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#0b132b"/>
    ${rings.join('')}
    ${spokes.join('')}
    <circle cx="320" cy="240" r="46" fill="#ffd166"/>
  </svg>`;
}
