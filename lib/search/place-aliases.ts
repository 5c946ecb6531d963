/** What people call a province or district beside its name in DOPA's list, by its code. */
export const PLACE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  '10': ['กรุงเทพ', 'กทม', 'BKK', 'Krung Thep'],
  '11': ['ปากน้ำ', 'Paknam'],
  '12': ['นนท์', 'เมืองนนท์', 'Nontaburi'],
  '14': ['อยุธยา', 'Ayutthaya', 'Ayuthaya', 'Ayudhya'],
  '20': ['เมืองชล', 'Chonburi', 'Cholburi'],
  '24': ['แปดริ้ว'],
  '30': ['โคราช', 'Korat'],
  '31': ['Buriram'],
  '34': ['อุบล', 'Ubon'],
  '41': ['อุดร', 'Udon', 'Udonthani'],
  '65': ['พิดโลก'],
  '71': ['เมืองกาญ', 'กาญจน์', 'Kanchanaburi'],
  '72': ['สุพรรณ', 'Suphanburi'],
  '74': ['มหาชัย', 'Mahachai'],
  '75': ['แม่กลอง', 'Maeklong'],
  '77': ['ประจวบ', 'Prachuap'],
  '80': ['เมืองคอน', 'นครศรี'],
  '83': ['Puket'],
  '84': ['สุราษฎร์', 'Surat'],
  '8404': ['สมุย', 'Samui', 'Koh Samui'],
};

/** Better known places that are a part of a district, by its code: a search by words, and no filter. */
export const PLACES_WITHIN: Readonly<Record<string, readonly string[]>> = {
  '2004': ['พัทยา', 'Pattaya', 'จอมเทียน', 'Jomtien'],
  '3021': ['เขาใหญ่', 'Khao Yai'],
};
