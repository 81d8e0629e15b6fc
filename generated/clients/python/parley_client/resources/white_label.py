"""white_label: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Branding, Email, WhiteLabel, WhiteLabelColorsInputParam, WhiteLabelDomain


class WhiteLabelApi(Resource):
    """The brand of the workspace on pages, widgets and emails, and its domains."""

    def get(self, *, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Get the brand of the workspace.
        Returns the brand and the domains of the workspace, with their DNS records. A new workspace has no
        brand.
        GET /v1/white-label
        """
        return self._json(WhiteLabel, Spec("GET", "/v1/white-label"), options)

    def update(self, *, name: Union[Optional[str], NotGiven] = NOT_GIVEN, logo: Union[Optional[str], NotGiven] = NOT_GIVEN, colors: Union[WhiteLabelColorsInputParam, NotGiven] = NOT_GIVEN, support_email: Union[Optional[Email], NotGiven] = NOT_GIVEN, hide_vendor_name: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Change the brand of the workspace.
        Widgets, widget previews and pages on verified domains use the brand immediately. Emails use it once
        the workspace has verified a domain, because an email must not carry an unverified brand name.
        PATCH /v1/white-label
        """
        return self._json(WhiteLabel, Spec("PATCH", "/v1/white-label", json=given({"name": name, "logo": logo, "colors": colors, "support_email": support_email, "hide_vendor_name": hide_vendor_name}), has_json=True), options)

    def put_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> WhiteLabelDomain:
        """Add a domain, or check it again.
        Returns the DNS records to create and their current state in DNS. The TXT record proves that you own
        the domain and verifies it. The CNAME record directs visitors to this service and is not part of the
        proof. After a change in DNS, send the request again. A domain can be verified in only one
        workspace. If another workspace has verified it, the domain moves to the workspace whose TXT record
        is in DNS. While DNS contains both records, the domain does not move.
        PUT /v1/white-label/domains/{domain}
        Raises ApiError: domain_limit_reached, domain_taken.
        """
        return self._json(WhiteLabelDomain, Spec("PUT", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    def delete_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a domain.
        Pages on the domain use the standard brand again. To add the domain later, a new TXT record is
        required.
        DELETE /v1/white-label/domains/{domain}
        Raises ApiError: domain_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    def get_branding_by_domain(self, domain: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Branding:
        """Get the brand of a domain.
        Returns the brand of the workspace that has verified the domain, with an ETag. The response does not
        identify the workspace.
        GET /v1/branding/{domain}
        Raises ApiError: branding_not_found.
        """
        return self._json(Branding, Spec("GET", f'/v1/branding/{quote(domain, safe="")}', headers=given({"if-none-match": if_none_match})), options)

    def get_brand_logo(self, logo_id: str, *, options: Optional[RequestOptions] = None) -> FileResponse:
        """Get a logo.
        Returns the image at `logo_url`. The image at a URL never changes, so it can be cached for a year.
        GET /v1/branding/logos/{logo_id}
        Raises ApiError: logo_not_found.
        """
        return self._file(Spec("GET", f'/v1/branding/logos/{quote(logo_id, safe="")}', accept="image/*"), options)


class AsyncWhiteLabelApi(AsyncResource):
    """The brand of the workspace on pages, widgets and emails, and its domains."""

    async def get(self, *, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Get the brand of the workspace.
        Returns the brand and the domains of the workspace, with their DNS records. A new workspace has no
        brand.
        GET /v1/white-label
        """
        return await self._json(WhiteLabel, Spec("GET", "/v1/white-label"), options)

    async def update(self, *, name: Union[Optional[str], NotGiven] = NOT_GIVEN, logo: Union[Optional[str], NotGiven] = NOT_GIVEN, colors: Union[WhiteLabelColorsInputParam, NotGiven] = NOT_GIVEN, support_email: Union[Optional[Email], NotGiven] = NOT_GIVEN, hide_vendor_name: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Change the brand of the workspace.
        Widgets, widget previews and pages on verified domains use the brand immediately. Emails use it once
        the workspace has verified a domain, because an email must not carry an unverified brand name.
        PATCH /v1/white-label
        """
        return await self._json(WhiteLabel, Spec("PATCH", "/v1/white-label", json=given({"name": name, "logo": logo, "colors": colors, "support_email": support_email, "hide_vendor_name": hide_vendor_name}), has_json=True), options)

    async def put_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> WhiteLabelDomain:
        """Add a domain, or check it again.
        Returns the DNS records to create and their current state in DNS. The TXT record proves that you own
        the domain and verifies it. The CNAME record directs visitors to this service and is not part of the
        proof. After a change in DNS, send the request again. A domain can be verified in only one
        workspace. If another workspace has verified it, the domain moves to the workspace whose TXT record
        is in DNS. While DNS contains both records, the domain does not move.
        PUT /v1/white-label/domains/{domain}
        Raises ApiError: domain_limit_reached, domain_taken.
        """
        return await self._json(WhiteLabelDomain, Spec("PUT", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    async def delete_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a domain.
        Pages on the domain use the standard brand again. To add the domain later, a new TXT record is
        required.
        DELETE /v1/white-label/domains/{domain}
        Raises ApiError: domain_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    async def get_branding_by_domain(self, domain: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Branding:
        """Get the brand of a domain.
        Returns the brand of the workspace that has verified the domain, with an ETag. The response does not
        identify the workspace.
        GET /v1/branding/{domain}
        Raises ApiError: branding_not_found.
        """
        return await self._json(Branding, Spec("GET", f'/v1/branding/{quote(domain, safe="")}', headers=given({"if-none-match": if_none_match})), options)

    async def get_brand_logo(self, logo_id: str, *, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Get a logo.
        Returns the image at `logo_url`. The image at a URL never changes, so it can be cached for a year.
        GET /v1/branding/logos/{logo_id}
        Raises ApiError: logo_not_found.
        """
        return await self._file(Spec("GET", f'/v1/branding/logos/{quote(logo_id, safe="")}', accept="image/*"), options)
