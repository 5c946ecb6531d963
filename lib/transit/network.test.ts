import { expect, it } from 'vitest';
import railRoutes from '../../content/rail_routes.json';
import stationList from '../../content/stations.json';
import { camelKeys } from '../content/collections';
import { railRouteDocument, stationDocument } from '../content/documents/place';
import { buildNetwork } from './network';

const stations = stationList.map((one) => camelKeys(stationDocument.parse(one)));
const network = buildNetwork(
  stations,
  railRoutes.map((one) => camelKeys(railRouteDocument.parse(one))),
);

const station = (id: string) => stations.find((one) => one.id === id) ?? { lat: 0, lng: 0 };

it('says the way: rides with their stops, and where to change', () => {
  const trip = network.trip(station('BTS-E4'), station('BTS-S3'));
  expect(trip?.legs.map(({ kind }) => kind)).toEqual(['ride', 'change', 'ride']);
});
