/** Why a form without faults of its own was not taken: codes of the words `Seller.formErrors`. */
export type FormFault = 'too-many' | 'not-stored' | 'different';

/** And what only a browser can find out: nobody answered, so nobody knows. */
export type SendingFault = FormFault | 'no-connection';
