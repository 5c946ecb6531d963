import type { Spellings } from '../amount';
import { HOUSES } from '../listing-choices';
import type { Meaning } from './dictionary';

/** What visitors type who search in Chinese, simplified or traditional, or in Japanese: the type, the deal, a size. */
export const EAST_ASIAN_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  [
    { kind: 'wish', filters: { types: ['condo'] } },
    '公寓|公寓楼|公寓樓|コンドミニアム|コンド|マンション|分譲マンション|アパート',
  ],
  [{ kind: 'wish', filters: { types: HOUSES } }, '别墅|別墅|一戸建て|一戸建|一軒家|戸建て|戸建'],
  [{ kind: 'wish', filters: { types: ['detached-house'] } }, '独栋|独栋别墅|獨棟|獨棟別墅'],
  [{ kind: 'wish', filters: { types: ['semi-detached-house'] } }, '双拼|双拼别墅|雙拼|雙拼別墅'],
  [{ kind: 'wish', filters: { types: ['townhouse'] } }, '联排|联排别墅|聯排|聯排別墅|排屋|タウンハウス|タウンホーム'],
  [{ kind: 'wish', filters: { types: ['villa'] } }, '泳池别墅|泳池別墅|プールヴィラ|ヴィラ|ビラ|別荘'],
  [{ kind: 'wish', filters: { types: ['shophouse'] } }, '商铺|商鋪|店铺|店鋪|店屋|店舗|ショップハウス'],
  [{ kind: 'wish', filters: { types: ['land'] } }, '土地|地皮'],
  [{ kind: 'wish', filters: { deal: 'sale' } }, '买|买房|购买|出售|買|買房|購買|購入|売買|販売|売り物件|中古|二手房'],
  [
    { kind: 'wish', filters: { deal: 'rent' } },
    '租|租房|出租|租赁|月租|長租|长租|租屋|租賃|賃貸|賃貸物件|レンタル|借りる|家賃',
  ],
  [{ kind: 'unit', unit: 'beds', factor: 1 }, '房|室|卧|卧室|臥室|寝室|ベッドルーム'],
  [{ kind: 'unit', unit: 'sqm', factor: 1 }, '平米|平方米|平方公尺|平方メートル'],
  [{ kind: 'scale', factor: 10_000 }, '万|萬'],
  [{ kind: 'unit', unit: 'baht', factor: 1 }, '泰铢|泰銖|铢|銖|バーツ'],
];

/** Names of provinces and districts in Chinese and Japanese, by DOPA code: the places that foreigners ask for. */
export const EAST_ASIAN_PLACES: Readonly<Record<string, Spellings>> = {
  '10': '曼谷|バンコク|バンコック',
  '11': '北榄|北欖|サムットプラカーン|サムットプラカン',
  '12': '暖武里|ノンタブリー|ノンタブリ',
  '14': '大城|アユタヤ',
  '20': '春武里|チョンブリー|チョンブリ',
  '2004': '芭提雅|芭堤雅|芭達雅|芭达雅|パタヤ|パッタヤー',
  '2007': '是拉差|シラチャ|シラチャー|シーラーチャー',
  '21': '罗勇|羅勇|ラヨーン',
  '30': '呵叻|コラート',
  '40': '孔敬|コーンケン',
  '50': '清迈|清邁|チェンマイ',
  '57': '清莱|清萊|チェンライ',
  '7604': '七岩|チャアム',
  '7707': '华欣|華欣|ホアヒン',
  '83': '普吉|普吉岛|普吉島|プーケット',
  '8404': '苏梅|苏梅岛|蘇梅|蘇梅島|サムイ|サムイ島',
  '90': '宋卡|ソンクラー',
};
