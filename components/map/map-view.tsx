import { isRecord } from '@/lib/http/json';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Bounds } from 'thai-property-search/area-shape';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { createApiClient } from '@/lib/http/client';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { isInBounds } from '@/lib/map/geometry';
import { MAX_POINTS, type MapPoint, type MapPoints, readPoints } from '@/lib/map/map-points';
import { type PinGroup, type Spot, spotsOf } from '@/lib/map/pins';
import { hiddenIds } from '../saved/saved-lists';
import { useMap } from './create-map';
import { AreaShape, DrawArea } from './draw-area';
import { MapHomes } from './map-homes';
import { MapTools } from './map-tools';
import { ReachShade, TravelTime, usePressedPlace } from './travel-time';
import { boundsInView, useFitBounds, useMapSearch, useMapState, useVisitorMovement } from './use-map-search';
import { useHighlightedCards, useHoveredCard, usePins, useSelectedPin } from './use-pins';

const ENDPOINT = '/api/search/points';
const request = createApiClient(10_000);

async function fetchPoints(query: string): Promise<MapPoints> {
  const points = readPoints(await request(ENDPOINT + query));
  if (points === null) throw new TypeError(`${ENDPOINT} did not answer with points`);
  return points;
}

/** The messages of the map. @throws Error without a connection or for any other answer */
export async function fetchWords(locale: Locale) {
  const words = await request('/api/map/words', { query: { locale } });
  if (!isRecord(words)) throw new TypeError('/api/map/words did not answer with messages');
  return words;
}

const usePointsOf = (query: string | null) =>
  useSWR(query === null ? null : (['map-points', query] as const), ([, key]) => fetchPoints(key), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

/** All points of a search, so that moving the map sends no request. If there are too many, only those in view. */
function usePoints(params: SearchParams): { found: MapPoints | undefined; isOld: boolean; failed: boolean } {
  const anywhere = { ...params, bbox: undefined, view: 'list' } as const;
  const all = usePointsOf(serialiseSearchParams(anywhere) || '?');
  const isTooMany = all.data !== undefined && all.data.total > MAX_POINTS && params.bbox !== undefined;
  const inView = usePointsOf(isTooMany ? serialiseSearchParams({ ...anywhere, bbox: params.bbox }) : null);
  const found = (isTooMany ? inView.data : undefined) ?? all.data;
  return { found, isOld: all.isLoading, failed: all.error !== undefined };
}

/** Whether one finger must scroll the page: next to a list on a touch screen. */
const isCooperative = ({ view }: SearchParams) => view === 'list' && window.matchMedia('(pointer: coarse)').matches;

const idsOf = (group: PinGroup | null): readonly string[] =>
  group === null ? [] : group.spots.flatMap(({ homes }) => homes.map(({ id }) => id));

function useSpots(found: MapPoints | undefined, within: Bounds | undefined) {
  const hidden = hiddenIds.useAll();
  return useMemo(() => {
    const omitted = new Set(hidden);
    const isShown = (point: MapPoint) => !omitted.has(point.id) && (within === undefined || isInBounds(point, within));
    return spotsOf((found?.points ?? []).filter(isShown));
  }, [found, within, hidden]);
}

type Marked = {
  spots: readonly Spot[];
  chosenIds: readonly string[] | undefined;
  onPress: (group: PinGroup) => void;
};

function useMarkedPins(map: MapLibreMap | null, { spots, chosenIds, onPress }: Marked): void {
  const [pointed, setPointed] = useState<PinGroup | null>(null);
  const card = useHoveredCard();
  const marked = useMemo(() => new Set([...(card === null ? [] : [card]), ...(chosenIds ?? [])]), [card, chosenIds]);
  usePins(map, { spots, marked, onPress, onPoint: setPointed });
  useHighlightedCards(useMemo(() => new Set([...idsOf(pointed), ...(chosenIds ?? [])]), [pointed, chosenIds]));
}

/** The bounds to show: the requested ones immediately, until the URL changes to other bounds. */
function useRequestedBounds(bbox: Bounds | undefined) {
  const [requested, setRequestedBounds] = useState<{ bbox: Bounds | undefined } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for new bounds in the URL
  useEffect(() => setRequestedBounds(null), [bbox]);
  return [requested === null ? bbox : requested.bbox, setRequestedBounds] as const;
}

type MessagesProps = {
  found: MapPoints | undefined;
  minutes: number | undefined;
  failed: boolean;
  announcement: string;
};

function MapMessages({ found, minutes, failed, announcement }: MessagesProps) {
  const t = useTranslations('Map');
  const shown = found?.points.length ?? 0;
  const counts = { shown: formatNumber(shown), total: formatNumber(found?.total ?? 0) };
  const notes = [
    ...(minutes === undefined ? [] : [t('time.shaded', { minutes })]),
    ...(found && shown < found.total ? [t('shown', counts)] : []),
  ];
  const note = failed ? t('pointsFailed') : notes.join(' · ') || null;
  return (
    <>
      {note === null ? null : (
        <p
          role={failed ? 'alert' : undefined}
          data-map-failed={failed ? '' : undefined}
          className="pointer-events-none absolute bottom-1.5 left-1.5 z-10 max-w-[70%] rounded-field bg-surface px-2 py-0.5 text-muted text-xs shadow-raised"
        >
          {note}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type Tool = 'area' | 'time';

type ToolProps = {
  map: MapLibreMap;
  name: Tool;
  reach: SearchParams['reach'];
  announce: (text: string) => void;
  onSearch: (change: Pick<Partial<SearchParams>, 'area' | 'reach'>) => void;
  onEnd: (message: string) => void;
};

function ActiveTool({ map, name, reach, announce, onSearch, onEnd }: ToolProps) {
  const t = useTranslations('Map');
  return name === 'area' ? (
    <DrawArea
      map={map}
      announce={announce}
      onCancel={() => onEnd(t('draw.cancelled'))}
      onDone={(area) => {
        onSearch({ area });
        onEnd(t('draw.done'));
      }}
    />
  ) : (
    <TravelTime
      map={map}
      chosen={reach}
      onCancel={() => onEnd('')}
      onDone={(chosen) => {
        onSearch({ reach: chosen });
        onEnd(t('time.done', { minutes: chosen.minutes }));
      }}
    />
  );
}

type Props = { query: string; styleUrl: string | undefined; loadingText: string; failedText: string };

/** `query`: the search as in the address. The page sends it and not the parameters, which are longer. */
export function MapView({ query, styleUrl, loadingText, failedText }: Props) {
  const { params, state } = useMapState(query);
  const container = useRef<HTMLDivElement>(null);
  const { map, failed, blank } = useMap(container, { kind: 'search', styleUrl, cooperative: isCooperative(params) });
  const { found, isOld, failed: noPoints } = usePoints(state);
  const { search, isOwn } = useMapSearch(params);
  const [live, setLive] = useState(true);
  const [tool, setTool] = useState<Tool | null>(null);
  const [announcement, announce] = useState('');
  const [box, setRequestedBounds] = useRequestedBounds(state.bbox);

  useFitBounds(map, { params: state, found: isOld ? undefined : found, isOwn });
  const searchHere = (isStep: boolean) => {
    if (map === null) return;
    const bbox = boundsInView(map);
    settled();
    setRequestedBounds({ bbox });
    search({ bbox }, isStep);
  };
  const { moved, moving, settled } = useVisitorMovement(map, (isStep) => {
    if (live && tool === null) searchHere(isStep);
  });
  const spots = useSpots(found, live && moving ? undefined : box);
  const { chosen, press, show, close } = useSelectedPin(map, spots);
  useMarkedPins(map, { spots, chosenIds: chosen?.shown ?? chosen?.ids, onPress: press });

  const begin = (next: Tool) => {
    close();
    setTool(next);
  };
  const endTool = (message: string) => {
    setTool(null);
    announce(message);
    map?.getCanvas().focus({ preventScroll: true });
  };
  usePressedPlace(map, () => begin('time'));
  if (failed)
    return (
      <p role="alert" data-map-failed="" className="absolute inset-0 grid place-items-center p-6 text-center">
        {failedText}
      </p>
    );
  return (
    <>
      <div className="absolute inset-0">
        <div ref={container} className="size-full bg-surface" />
      </div>
      {blank ? <p className="map-waiting">{loadingText}</p> : null}
      {map !== null && state.area !== undefined && tool !== 'area' ? <AreaShape map={map} area={state.area} /> : null}
      {map !== null && found !== undefined ? <ReachShade map={map} circles={found.reach} /> : null}
      {map !== null && tool !== null ? (
        <ActiveTool
          map={map}
          name={tool}
          reach={state.reach}
          announce={announce}
          onEnd={endTool}
          onSearch={(change) => {
            settled();
            setRequestedBounds({ bbox: undefined });
            search({ ...change, bbox: undefined }, true);
          }}
        />
      ) : null}
      {map !== null && tool === null ? (
        <MapTools
          map={map}
          live={live}
          onLive={setLive}
          onSearchHere={moved && !live ? () => searchHere(true) : null}
          onDraw={() => begin('area')}
          onTime={() => begin('time')}
          onClearArea={state.area === undefined ? null : () => search({ area: undefined }, true)}
        />
      ) : null}
      {chosen === null || tool ? null : <MapHomes key={chosen.press} {...chosen} onShow={show} onClose={close} />}
      <MapMessages found={found} minutes={state.reach?.minutes} failed={noPoints} announcement={announcement} />
    </>
  );
}
