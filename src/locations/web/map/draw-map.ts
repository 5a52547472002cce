import { map as createMap, divIcon, featureGroup, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { escapeHtml } from '#src/lib/text/html.ts';
import type { MapPlace, MapView } from '#src/locations/view/build-map-view.ts';
import styles from './draw-map.module.css';

const pin = `<svg viewBox="0 0 24 32" aria-hidden="true"><path d="M12 31S23 20 23 12A11 11 0 1 0 1 12c0 8 11 19 11 19" /><circle cx="12" cy="12" r="4" /></svg>`;

const createMarker = ({ name, latitude, longitude, detailHref }: MapPlace) => {
  const icon = divIcon({ html: pin, className: styles.marker ?? '', iconSize: [36, 48], iconAnchor: [18, 47] });
  const link = marker([latitude, longitude], { icon, title: name, alt: name });
  link.on('click', () => window.location.assign(detailHref));
  return link;
};

/** Leaflet gives a text alternative only to markers that are images. */
const nameMarkers = (box: HTMLElement, places: readonly MapPlace[]): void => {
  for (const [index, element] of [...box.querySelectorAll(`.${styles.marker}`)].entries()) {
    element.setAttribute('aria-label', `${places[index]?.name}, ${places[index]?.address}`);
    element.setAttribute('role', 'link');
  }
};

interface TiledMap extends MapView {
  readonly isDrawn: boolean;
}

export const drawMap = (box: HTMLElement, places: readonly MapPlace[], view: TiledMap): (() => void) => {
  const drawn = createMap(box, {
    // The wheel and one finger scroll the page, so the map must not use them.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    maxZoom: 18,
  });
  drawn.attributionControl.setPrefix(false);
  const attribution = `<a href="${escapeHtml(view.attributionHref)}" rel="noopener">${escapeHtml(view.attribution)}</a>`;
  const tiles = tileLayer(view.tileUrl, { attribution, referrerPolicy: 'strict-origin-when-cross-origin' });
  const waiting = styles.waiting ?? '';
  box.classList.toggle(waiting, view.isDrawn);
  tiles.once('tileload', () => box.classList.remove(waiting)).addTo(drawn);
  const marks = featureGroup(places.map(createMarker)).addTo(drawn);
  drawn.fitBounds(marks.getBounds().pad(0.15), { maxZoom: view.zoom, animate: false });
  nameMarkers(box, places);
  return () => drawn.remove();
};
