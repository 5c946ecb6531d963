/** Stop words: they connect other words or only phrase a question, so they are not searched for. */
export const JOINING = new Set(
  (
    'a an the in at of for to with near and or by from is it that this my me i we our us you your want need looking find ' +
    'please some any something anything hi hello do does have has can could would like show there around something one who about what where ' +
    'ที่ ใน ดู และ กับ ของ มี ใกล้ แถว ย่าน หรือ ได้ เป็น ให้ จาก ครับ ค่ะ คะ นะ หา อยาก ต้องการ เขต อำเภอ จังหวัด บริเวณ โซน ติด มั้ย ไหม บ้าง ด้วย หน่อย สนใจ รบกวน สอบถาม ขอ มา แล้ว อยู่ คือ ว่า สำหรับ ทาง'
  ).split(' '),
);
