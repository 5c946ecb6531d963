import { metresWithin } from '../distance';
import { type Check, faultIn } from './fault';

const SAME_PLACE_M = 100;

/** Two landmarks of one name, in either language, so close together are one place entered twice. */
export const checkLandmarks: Check = ({ landmarks }) =>
  landmarks.flatMap((landmark, index) => {
    const twin = landmarks
      .slice(0, index)
      .find(
        (other) =>
          (other.name.th === landmark.name.th || other.name.en === landmark.name.en) &&
          metresWithin(other, landmark, SAME_PLACE_M) !== undefined,
      );
    return twin ? [faultIn('landmarks', landmark.id, 'name', `is that of ${twin.id}, at the same place`)] : [];
  });
