import { metresWithin } from '../distance';
import { type Check, faultIn } from './fault';

const SAME_PLACE_M = 100;

/** Two landmarks with the same name, in either language, this close together are one place entered twice. */
export const checkLandmarks: Check = ({ landmarks }) =>
  landmarks.flatMap((landmark, index) => {
    const twin = landmarks
      .slice(0, index)
      .find(
        (other) =>
          (other.name.th === landmark.name.th || other.name.en === landmark.name.en) &&
          metresWithin(other, landmark, SAME_PLACE_M) !== undefined,
      );
    if (twin === undefined) return [];
    const reason = { en: `repeats ${twin.id}, which is at the same place`, th: `ซ้ำกับ ${twin.id} ซึ่งอยู่ที่เดียวกัน` };
    return [faultIn('landmarks', landmark.id, 'name', reason)];
  });
