import {
  changeAttributesCall,
  listAdminAttributesCall,
} from '@inzrt/contracts/desk/adminAttributes'
import {
  addBannerCall,
  changeBannerCall,
  listAdminBannersCall,
} from '@inzrt/contracts/desk/adminBanner'
import {
  addCouponCall,
  changeCouponCall,
  listAdminCouponsCall,
} from '@inzrt/contracts/desk/adminCoupon'
import {
  addEditionCall,
  changeEditionCall,
  listAdminEditionsCall,
  transitionEditionCall,
} from '@inzrt/contracts/desk/adminEdition'
import { changePromoCall, listAdminPromosCall } from '@inzrt/contracts/desk/adminPromo'
import {
  addSectionCall,
  changeSectionCall,
  listAdminSectionsCall,
} from '@inzrt/contracts/desk/adminSection'
import type { FastifyPluginAsync } from 'fastify'
import type { BannersRepository } from '../../catalogue/banners/banners.repository.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { changeAttributes, listAdminAttributes } from './adminAttributes.ts'
import { addBanner, changeBanner, listAdminBanners } from './adminBanners.ts'
import { addCoupon, changeCoupon, listAdminCoupons } from './adminCoupons.ts'
import { addEdition, changeEdition, listAdminEditions, transitionEdition } from './adminEditions.ts'
import { changePromo, listAdminPromos } from './adminPromos.ts'
import { addSection, changeSection, listAdminSections } from './adminSections.ts'
import type { AdminParts } from './keepRecord.ts'

export type RecordsParts = AdminParts &
  Readonly<{ fileSeal: FileSeal; sections: SectionsRepository; banners: BannersRepository }>

/** What admins keep: sections, prices, coupons, banners and editions. Any of them may stand on any page. */
export const recordsRoutes: FastifyPluginAsync<RecordsParts> = async (app, parts) => {
  const { database, sections, banners } = parts

  serveCall(app, listAdminSectionsCall, async () => ({ data: await listAdminSections(database) }))
  serveCall(app, changeSectionCall, async ({ params, body, user, outdate }) => {
    const data = await changeSection(parts, params.recordId, body, user)
    sections.forget()

    return outdate({ data })
  })
  serveCall(app, addSectionCall, async ({ body, user, outdate }) => {
    const data = await addSection(parts, body, user)
    sections.forget()

    return outdate({ data })
  })

  serveCall(app, listAdminAttributesCall, async () => ({
    data: await listAdminAttributes(database),
  }))
  serveCall(app, changeAttributesCall, async ({ params, body, user, outdate }) => {
    const data = await changeAttributes(parts, params.attributeSet, body, user)
    sections.forget()

    return outdate({ data })
  })

  serveCall(app, listAdminPromosCall, async () => ({ data: await listAdminPromos(database) }))
  serveCall(app, changePromoCall, async ({ params, body, user, outdate }) =>
    outdate({ data: await changePromo(parts, params.recordId, body, user) }),
  )

  serveCall(app, listAdminCouponsCall, async () => ({ data: await listAdminCoupons(database) }))
  serveCall(app, changeCouponCall, async ({ params, body, user }) => ({
    data: await changeCoupon(parts, params.recordId, body, user),
  }))
  serveCall(app, addCouponCall, async ({ body, user }) => ({
    data: await addCoupon(parts, body, user),
  }))

  serveCall(app, listAdminBannersCall, async () => ({ data: await listAdminBanners(parts) }))
  serveCall(app, changeBannerCall, async ({ params, body, user, outdate }) => {
    const data = await changeBanner(parts, params.recordId, body, user)
    banners.forget()

    return outdate({ data })
  })
  serveCall(app, addBannerCall, async ({ body, user, outdate }) => {
    const data = await addBanner(parts, body, user)
    banners.forget()

    return outdate({ data })
  })

  serveCall(app, listAdminEditionsCall, async () => ({ data: await listAdminEditions(parts) }))
  serveCall(app, changeEditionCall, async ({ params, body, user, outdate }) =>
    outdate({ data: await changeEdition(parts, params.recordId, body, user) }),
  )
  serveCall(app, addEditionCall, async ({ body, user, outdate }) =>
    outdate({ data: await addEdition(parts, body, user) }),
  )
  serveCall(app, transitionEditionCall, async ({ params, body, user, outdate }) =>
    outdate({ data: await transitionEdition(parts, params.recordId, body.step, user) }),
  )
}
