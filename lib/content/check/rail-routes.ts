import type { DocumentOf } from '../collections';
import { type Check, type FileFault, faultIn, MISSING, type ParsedContent } from './fault';

type Route = DocumentOf<'rail_routes'>;

const fault = ({ id }: Route, field: string, en: string, th: string) => faultIn('rail_routes', id, field, { en, th });

function stopFaults(route: Route): FileFault[] {
  const ids = route.stops.map(({ station }) => station);
  const last = ids.length - 1;
  return route.stops.flatMap(({ station, minutes }, index) => {
    const before = ids.indexOf(station);
    // A line that closes to a loop calls at the station again where it begins or ends.
    const isTwice = before < index && before !== 0 && index !== last;
    return [
      ...(isTwice
        ? [
            fault(
              route,
              `stops.${index}.station`,
              `repeats ${station}, stop ${before}`,
              `ซ้ำกับสถานี ${station} ลำดับ ${before}`,
            ),
          ]
        : []),
      ...(index > 0 && minutes === undefined
        ? [faultIn('rail_routes', route.id, `stops.${index}.minutes`, MISSING)]
        : []),
      ...(index === 0 && minutes !== undefined
        ? [fault(route, 'stops.0.minutes', 'has no stop before it', 'เป็นสถานีแรก ไม่มีสถานีก่อนหน้า')]
        : []),
    ];
  });
}

const changeFaults = (route: Route): FileFault[] =>
  route.changes.flatMap(({ from, to }, index) => [
    ...(route.stops.some(({ station }) => station === from)
      ? []
      : [fault(route, `changes.${index}.from`, `${from} is not a stop of this route`, `${from} ไม่ใช่สถานีของเส้นทางนี้`)]),
    ...(from === to ? [fault(route, `changes.${index}.to`, 'is the same station', 'เป็นสถานีเดียวกัน')] : []),
  ]);

/** The routes that trains and changes join with the first one. */
function joined({ rail_routes: routes }: ParsedContent): Set<Route> {
  const places = routes.map((route) => ({
    route,
    stations: new Set([...route.stops.map(({ station }) => station), ...route.changes.map(({ to }) => to)]),
  }));
  const reached = new Set(places.slice(0, 1));
  for (const { stations } of reached) {
    for (const other of places) {
      if ([...other.stations].some((station) => stations.has(station))) reached.add(other);
    }
  }
  return new Set([...reached].map(({ route }) => route));
}

export const checkRailRoutes: Check = (content) => {
  const together = joined(content);
  return content.rail_routes.flatMap((route) => [
    ...stopFaults(route),
    ...changeFaults(route),
    ...(together.has(route)
      ? []
      : [
          fault(
            route,
            'changes',
            'no change or common station joins this route with the first one',
            'ไม่มีจุดเปลี่ยนสายหรือสถานีร่วมกับเส้นทางแรก',
          ),
        ]),
  ]);
};
