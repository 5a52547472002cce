import type { BodyPicture } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import styles from './body-drawing.module.css';
import fourByFour from './body-drawings/4x4.svg';
import bus from './body-drawings/bus.svg';
import cabChassis from './body-drawings/cab-chassis.svg';
import convertible from './body-drawings/convertible.svg';
import coupe from './body-drawings/coupe.svg';
import ev from './body-drawings/ev.svg';
import hardtop from './body-drawings/hardtop.svg';
import hatch from './body-drawings/hatch.svg';
import hatchback from './body-drawings/hatchback.svg';
import lightTruck from './body-drawings/light-truck.svg';
import motorcycle from './body-drawings/motorcycle.svg';
import motorhome from './body-drawings/motorhome.svg';
import other from './body-drawings/other.svg';
import peopleMover from './body-drawings/people-mover.svg';
import prestige from './body-drawings/prestige.svg';
import sedan from './body-drawings/sedan.svg';
import softtop from './body-drawings/softtop.svg';
import stationWagon from './body-drawings/station-wagon.svg';
import suv from './body-drawings/suv.svg';
import ute from './body-drawings/ute.svg';
import van from './body-drawings/van.svg';
import wagon from './body-drawings/wagon.svg';

const drawings: Readonly<Record<BodyPicture | 'other', string>> = {
  '4x4': fourByFour,
  bus,
  cabChassis,
  convertible,
  coupe,
  ev,
  hardtop,
  hatch,
  hatchback,
  motorcycle,
  motorhome,
  lightTruck,
  other,
  peopleMover,
  prestige,
  sedan,
  softtop,
  suv,
  ute,
  van,
  wagon,
  stationWagon,
};

/** Inline SVG, because an `img` can't inherit the site's colours or follow forced colours. @spec L9.34 */
export function BodyDrawing({ body }: { readonly body: BodyPicture | 'other' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 60" aria-hidden="true" focusable="false">
      <use href={`${drawings[body]}#drawing`} />
    </svg>
  );
}
