/** The side of a car facing left, in millimetres, y upward from the ground. Paths are SVG path data. */
export interface CarShape {
  readonly lengthMm: number;
  readonly heightMm: number;
  readonly outline: string;
  readonly glass: string;
  /** The dark floor between and behind the wheels. */
  readonly underbody: string;
  /** Area of the lower doors that lies in shade. */
  readonly shade: string;
  /** The highlight along the shoulder. */
  readonly shoulder: string;
  readonly sill: { readonly y: number; readonly height: number };
  /** Black arches and sills, as on an SUV. */
  readonly hasCladding: boolean;
  readonly headlamp: string;
  readonly headlampLine: string;
  readonly grille: string;
  readonly tailLamp: string;
  readonly tailLampLine: string;
  readonly doorLines: readonly string[];
  readonly handles: readonly (readonly [number, number])[];
  readonly pillars: readonly string[];
  readonly mirror: readonly [number, number];
  readonly wheels: { readonly frontX: number; readonly rearX: number; readonly radius: number };
  readonly archRadius: number;
  /** Seat backs that can be seen through the glass: x of the front edge and height of the belt line. */
  readonly seats?: readonly (readonly [number, number])[];
  /** Parts over the body, such as roof rails: path data drawn as dark strokes of a width. */
  readonly trims?: readonly { readonly path: string; readonly width: number }[];
  /** A folded or fabric roof: path data. */
  readonly fabricRoof?: string;
  /** A flat tray behind the cab instead of a tub. */
  readonly tray?: { readonly fromX: number; readonly toX: number; readonly floorY: number };
}
