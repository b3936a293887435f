/** A wheel of equal segments, drawn around the middle of a square from -100 to 100, its first segment on top. */

export interface Segment {
  label: string;
  fill: string;
}

const RADIUS = 88;
const RING = 58;

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** The wheel with its rim, hub and ball; labels stand at its edge and read outwards. */
export function wheel(segments: readonly Segment[], { size }: { size: number }): string {
  const width = 1 / segments.length;
  const parts = segments.map(({ label, fill }, index) => {
    const [from, to] = [(index - 0.5) * width, (index + 0.5) * width];
    const shape = `M${point(RING, from)}L${point(RADIUS, from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, to)}L${point(RING, to)}A${RING} ${RING} 0 0 0 ${point(RING, from)}Z`;
    return `<path d="${shape}" fill="${fill}"/><text y="${-RADIUS + size + 4}" transform="rotate(${(index * width * 360).toFixed(2)})" font-size="${size}">${label}</text>`;
  });
  return `<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true"><circle class="rim" r="97"/><g id="turning">${parts.join('')}<circle class="hub" r="${RING}"/><path class="spokes" d="M0-40V40M-40 0H40"/></g><circle class="plate" r="30"/><text id="shown" y="11"></text><g id="ball-turn"><circle id="ball" cy="-92" r="4.5"/></g></svg>`;
}

export const WHEEL_STYLE = `
.wheel{max-width:min(100cqw,100cqh);margin:auto}
.rim{fill:#6b4413;stroke:#e0b24a;stroke-width:3}.wheel path{stroke:#e0b24a;stroke-width:.5}.wheel text{fill:#fff;font-family:var(--text);font-weight:650;text-anchor:middle}
.hub{fill:var(--wall);stroke:#e0b24a;stroke-width:1.5}.spokes{stroke:#e0b24a!important;stroke-width:4!important;stroke-linecap:round}.plate{fill:var(--night);stroke:#e0b24a;stroke-width:2}
#shown{font-size:30px}#ball{fill:#fff;stroke:#0006}
#turning,#ball-turn{transform-origin:0 0}`;

/** `turnWheel(index, count)`: brings a segment to the top, where the ball comes to rest; the wheel keeps its way round. */
export const WHEEL_SCRIPT = `
let wheelAngle = 0;
async function turnWheel(index, count) {
  const turning = byId('turning'), from = wheelAngle;
  wheelAngle = from + 720 + ((360 - (index * 360) / count - from) % 360 + 360) % 360;
  byId('shown').textContent = '';
  if (!isCalm) {
    const options = { duration: 4200, easing: 'cubic-bezier(.15,.6,.2,1)' };
    byId('ball-turn').animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(-1800deg)' }], options);
    for (let tick = 0; tick < 12; tick += 1) setTimeout(() => play([200]), 60 * tick + 22 * tick * tick);
    await turning.animate([{ transform: 'rotate(' + from + 'deg)' }, { transform: 'rotate(' + wheelAngle + 'deg)' }], options).finished;
  }
  turning.style.transform = 'rotate(' + wheelAngle + 'deg)';
}
`;
