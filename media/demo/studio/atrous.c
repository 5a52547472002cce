// One pass of an edge-stopping a-trous filter; built by denoise.py.
#include <math.h>
#include <string.h>
// c,o: H*W*3   f: H*W*NF (pre-divided by sigma)   lg: H*W   iv: H*W = 1/(sl*v+eps)
void atrous(const float*c,float*o,const float*f,int NF,const float*lg,const float*iv,int H,int W,int st,int useL){
  static const float K[5]={1/16.f,.25f,.375f,.25f,1/16.f};
  #pragma omp parallel for schedule(dynamic,8)
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){
    long p=(long)y*W+x; float a0=0,a1=0,a2=0,ws=0; const float*fp=f+p*NF;
    for(int i=-2;i<=2;i++){int yy=y+i*st; if(yy<0||yy>=H)continue;
      for(int j=-2;j<=2;j++){int xx=x+j*st; if(xx<0||xx>=W)continue;
        long q=(long)yy*W+xx; const float*fq=f+q*NF; float e=0;
        for(int k=0;k<NF;k++){float d=fq[k]-fp[k]; e+=d*d;}
        if(useL) e+=fabsf(lg[q]-lg[p])*iv[p];
        
        float t=1.f-e*.0625f; if(t<=0)continue; t*=t;t*=t;t*=t;t*=t; float w=K[i+2]*K[j+2]*t; // about exp(-e)
        a0+=w*c[q*3];a1+=w*c[q*3+1];a2+=w*c[q*3+2];ws+=w;
      }}
    o[p*3]=a0/ws;o[p*3+1]=a1/ws;o[p*3+2]=a2/ws;
  }
}
