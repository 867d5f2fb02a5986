import * as words from '#words/map/map';
import { PlaceFrame } from '../place/place-frame.tsx';
import { MapView } from './map-view.tsx';

/** The map of which lane wins where. */
export const MapPlace = () => (
  <PlaceFrame label={words.map} className="map" wait={words.fetching}>
    <MapView />
  </PlaceFrame>
);
